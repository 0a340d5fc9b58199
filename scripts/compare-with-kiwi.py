#!/usr/bin/env python3
"""Compares ConstraintSolver with kiwisolver on random systems. Not part of the checks; needs the network once, for pip.

    scripts/compare-with-kiwi.py [COUNT [SEED]]

Creates a virtual environment with kiwisolver in .build/kiwi-environment, solves COUNT systems with both solvers (the test KiwiComparisonTests
runs ConstraintSolver), each also after some changes of constants, and compares the sum of violations of each strength,
and the values of variables that are unambiguous according to ConstraintSolver. Prints counts; the exit status is 1 if there are differences.
"""
import json
import os
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".build" / "kiwi-environment"
PYTHON = ENVIRONMENT / "bin" / "python"
# kiwi adds weighted violations: with weights this far apart, few constraints and small coefficients, the order is that of strengths.
WEIGHTS = {1000: None, 750: 1e6, 500: 1e3, 250: 1.0}
TOLERANCE = 1e-4


def ensure_kiwi():
    """Restarts the script in the virtual environment, which is created if it does not exist."""
    if pathlib.Path(sys.prefix) == ENVIRONMENT:
        return
    if not PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], check=True)
        subprocess.run([str(PYTHON), "-m", "pip", "install", "--quiet", "kiwisolver"], check=True)
    os.execv(str(PYTHON), [str(PYTHON), __file__, *sys.argv[1:]])


def value_at(part, point, constant=None):
    constant = part["constant"] if constant is None else constant
    return constant + sum(c * x for c, x in zip(part["coefficients"], point))


def violation(part, point, constant):
    value = value_at(part, point, constant)
    if part["relation"] == "==":
        return abs(value)
    return max(0.0, -value if part["relation"] == ">=" else value)


def random_system(source):
    """A system whose required constraints are generated around one point, so that they are consistent, with a few optional constraints."""
    count = source.randint(2, 8)
    point = [source.randint(0, 400) for _ in range(count)]
    parts = []
    for _ in range(source.randint(count, 3 * count)):
        coefficients = [0.0] * count
        for index in source.sample(range(count), source.randint(1, min(3, count))):
            coefficients[index] = source.choice([1, 1, 1, -1, -1, 2, 0.5])
        strength = source.choice([1000, 1000, 750, 500, 250])
        part = {
            "coefficients": coefficients, "constant": float(source.randint(-400, 400)),
            "relation": source.choice(["==", "==", ">=", "<="]), "strength": strength,
        }
        if strength == 1000:
            slack = 0 if part["relation"] == "==" else source.randint(0, 50)
            part["constant"] = 0.0
            sign = 1 if part["relation"] == ">=" else -1
            part["constant"] = -value_at(part, point) + sign * slack
        parts.append(part)
    optional = [index for index, part in enumerate(parts) if part["strength"] < 1000]
    edits = [
        {"index": source.choice(optional), "constant": float(source.randint(-400, 400))}
        for _ in range(source.randint(1, 4)) if optional
    ]
    return {"variableCount": count, "constraints": parts, "edits": edits}


def solve_with_kiwi(system):
    """The values of the variables after the system is built and after each edit."""
    import kiwisolver

    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable(f"v{index}") for index in range(system["variableCount"])]

    def make(part, constant):
        expression = sum((c * v for c, v in zip(part["coefficients"], variables)), constant)
        strength = "required" if part["strength"] == 1000 else WEIGHTS[part["strength"]]
        return kiwisolver.Constraint(expression, part["relation"], strength)

    made = [make(part, part["constant"]) for part in system["constraints"]]
    for constraint in made:
        solver.addConstraint(constraint)
    answers = []

    def note():
        solver.updateVariables()
        answers.append([variable.value() for variable in variables])

    note()
    for edit in system["edits"]:
        solver.removeConstraint(made[edit["index"]])
        made[edit["index"]] = make(system["constraints"][edit["index"]], edit["constant"])
        solver.addConstraint(made[edit["index"]])
        note()
    return answers


def costs(system, constants, point):
    sums = dict.fromkeys(WEIGHTS, 0.0)
    for part, constant in zip(system["constraints"], constants):
        sums[part["strength"]] += violation(part, point, constant)
    return [sums[strength] for strength in WEIGHTS]


def compare(system, theirs, ours, counts):
    constants = [part["constant"] for part in system["constraints"]]
    for step, (point, answer) in enumerate(zip(theirs, ours)):
        if step > 0:
            edit = system["edits"][step - 1]
            constants[edit["index"]] = edit["constant"]
        counts["solutions"] += 1
        pairs = list(zip(costs(system, constants, answer["values"]), costs(system, constants, point)))
        different = next(((a, b) for a, b in pairs if abs(a - b) > TOLERANCE * max(1, abs(b))), None)
        if answer["conflictCount"]:
            counts["conflicts seen by us alone"] += 1
        elif different is None:
            counts["equal costs"] += 1
        else:
            counts["our costs lower" if different[0] < different[1] else "our costs higher"] += 1
            continue
        for mine, other, is_open in zip(answer["values"], point, answer["isAmbiguous"]):
            if is_open:
                counts["ambiguous values"] += 1
            elif abs(mine - other) <= TOLERANCE * max(1, abs(other)):
                counts["equal values"] += 1
            else:
                counts["different values"] += 1


def main():
    ensure_kiwi()
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    source = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    systems = [random_system(source) for _ in range(count)]
    path = ROOT / ".build" / "kiwi-systems.json"
    path.write_text(json.dumps(systems))
    subprocess.run(
        ["swift", "test", "--filter", "KiwiComparisonTests"], cwd=ROOT, check=True,
        stdout=subprocess.DEVNULL, env={**os.environ, "SOLVER_COMPARISON": str(path)})
    ours = json.loads(path.with_suffix(".json.answers").read_text())
    counts = dict.fromkeys([
        "solutions", "equal costs", "our costs lower", "our costs higher", "conflicts seen by us alone",
        "equal values", "different values", "ambiguous values"], 0)
    for system, answers in zip(systems, ours):
        compare(system, solve_with_kiwi(system), answers, counts)
    for name, number in counts.items():
        print(f"{number:8} {name}")
    bad = ["our costs higher", "conflicts seen by us alone", "different values"]
    sys.exit(1 if any(counts[name] for name in bad) else 0)


main()
