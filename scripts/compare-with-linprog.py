#!/usr/bin/env python3
"""Compares the solutions of ConstraintSolver with those of scipy.optimize.linprog. Run by LinearProgramTests.

    scripts/compare-with-linprog.py FILE

FILE has one system a line, as JSON: "variables" (a count), "nonnegative" (indices), "isContradictory" (what the solver found),
"constraints" ([[[index, coefficient], ...], constant, relation, strength], the strength being the one that the solver counts
with: 999.99 for a required constraint that gave way) and "errors" (the sum of the violations of each strength, strongest
first). Strengths compare in order, so there is one linear program for each: the least sum of its violations, those of the
stronger ones being no larger than they must be. Systems are independent blocks of one program, which is much faster
than a program for each. Prints what differs; the exit status is 1 if anything does, and 2 without scipy.
"""
import json
import sys

try:
    import numpy
    from scipy.optimize import linprog
    from scipy.sparse import coo_matrix
except ImportError as error:
    print(f"{error}: install Debian's python3-scipy (scripts/setup.sh test)", file=sys.stderr)
    sys.exit(2)

BATCH = 250
REQUIRED, BROKEN = 1000.0, 999.99
TOLERANCE = 1e-4
# How far linprog's points may be off, and what adding the numbers of a system up in another order may change.
FEASIBILITY = 1e-9
ROUNDING = 1e-9


class Program:
    """The linear programs of some systems."""

    def __init__(self, systems):
        self.systems = systems
        self.rows, self.columns, self.values, self.limits = [], [], [], []
        self.bounds = []
        # By system, then by strength: the columns whose sum is what the strength's constraints miss.
        self.misses = []
        # By system: the columns of its variables.
        self.variables = []
        for system in systems:
            self.add(system)

    def column(self, lower):
        self.bounds.append((lower, None))
        return len(self.bounds) - 1

    def at_most(self, terms, limit):
        for column, value in terms:
            self.rows.append(len(self.limits))
            self.columns.append(column)
            self.values.append(value)
        self.limits.append(limit)
        return len(self.limits) - 1

    def add(self, system):
        nonnegative = set(system["nonnegative"])
        variables = [self.column(0 if index in nonnegative else None) for index in range(system["variables"])]
        misses = {}
        for terms, constant, relation, strength in system["constraints"]:
            miss = self.column(0)
            misses.setdefault(strength, []).append(miss)
            terms = [(variables[index], coefficient) for index, coefficient in terms]
            if relation != ">=":
                self.at_most(terms + [(miss, -1)], -constant)
            if relation != "<=":
                self.at_most([(column, -value) for column, value in terms] + [(miss, -1)], constant)
        self.misses.append(misses)
        self.variables.append(variables)

    def minimise(self, columns):
        cost = numpy.zeros(len(self.bounds))
        cost[columns] = 1
        shape = (len(self.limits), len(self.bounds))
        matrix = coo_matrix((self.values, (self.rows, self.columns)), shape=shape).tocsr()
        # Presolve takes some stages for infeasible that have a solution: see solve().
        for presolve in [True, False]:
            result = linprog(
                cost, A_ub=matrix, b_ub=self.limits, bounds=self.bounds, method="highs",
                options={"primal_feasibility_tolerance": FEASIBILITY, "presolve": presolve})
            if result.status == 0:
                return result.x
        raise RuntimeError(f"linprog: {result.message}")

    def errors_at(self, point):
        """The errors of each system at a point, by strength, computed from its variables alone."""
        return [
            errors(system, [max(0, point[column]) if index in set(system["nonnegative"]) else point[column]
                            for index, column in enumerate(columns)])
            for system, columns in zip(self.systems, self.variables)
        ]

    def solve(self):
        """The least errors of each system, by strength.

        A strength's own sum of misses is no limit for the next stage: linprog returns points whose misses are negative, or smaller
        than the violations that they represent, by its tolerance of feasibility. No point need exist that keeps such a sum. So each
        limit is the violation at the variables of the last point: that point satisfies all limits of the next stage, and where linprog
        calls the stage infeasible nevertheless, its presolve is wrong.
        """
        limits = [{} for _ in self.systems]
        attained = [{} for _ in self.systems]
        for strength in sorted({s for misses in self.misses for s in misses}, reverse=True):
            point = self.minimise([c for misses in self.misses for c in misses.get(strength, [])])
            attained = self.errors_at(point)
            for index, misses in enumerate(self.misses):
                if strength in misses:
                    limits[index][strength] = self.at_most([(column, 1) for column in misses[strength]], 0)
                for reached, row in limits[index].items():
                    self.limits[row] = attained[index][reached] + ROUNDING
        return attained


def errors(system, values):
    """The sum of the violations of each strength at `values`."""
    sums = {}
    for terms, constant, relation, strength in system["constraints"]:
        value = constant + sum(coefficient * values[index] for index, coefficient in terms)
        miss = {"==": abs(value), ">=": max(0, -value), "<=": max(0, value)}[relation]
        sums[strength] = sums.get(strength, 0) + miss
    return sums


def error_of_required(systems):
    """What the required constraints miss at least, if none of them gives way."""
    plain = []
    for system in systems:
        required = [[*part[:3], REQUIRED] for part in system["constraints"] if part[3] in (REQUIRED, BROKEN)]
        plain.append({**system, "constraints": required})
    return [best.get(REQUIRED, 0) for best in Program(plain).solve()]


def differs(one, two):
    return abs(one - two) > TOLERANCE * max(1, abs(one), abs(two))


def main():
    with open(sys.argv[1]) as file:
        systems = [json.loads(line) for line in file]
    differences = 0
    for start in range(0, len(systems), BATCH):
        batch = systems[start:start + BATCH]
        required, best = error_of_required(batch), Program(batch).solve()
        for index, system in enumerate(batch):
            expected = [best[index][strength] for strength in sorted(best[index], reverse=True)]
            is_contradictory = required[index] > 1e-6
            if is_contradictory != system["isContradictory"]:
                print(f"system {start + index}: contradictory for linprog: {is_contradictory}: {system}")
            elif len(expected) != len(system["errors"]) or any(map(differs, expected, system["errors"])):
                print(f"system {start + index}: {system['errors']} instead of {expected}: {system}")
            else:
                continue
            differences += 1
    print(f"{len(systems)} systems, {sum(s['isContradictory'] for s in systems)} contradictory: {differences} differ")
    sys.exit(1 if differences else 0)


main()
