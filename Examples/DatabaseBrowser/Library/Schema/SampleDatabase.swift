/// A database in memory to try the program with, which has one large table.
nonisolated enum SampleDatabase {
    /// The number of rows in the table "readings".
    static let readingCount = 200_000

    /// Returns the statements that create the tables; "readings" gets the given number of rows.
    static func script(readingCount: Int) -> String {
        """
        CREATE TABLE stations (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            country TEXT NOT NULL,
            altitude INTEGER CHECK (altitude > -500),
            remark TEXT
        );
        INSERT INTO stations (name, country, altitude, remark) VALUES
            ('Bergen', 'Norway', 12, NULL), ('Davos', 'Switzerland', 1594, 'Closed in May'),
            ('Lisbon', 'Portugal', 77, NULL), ('Oulu', 'Finland', 14, NULL),
            ('Potsdam', 'Germany', 81, 'Since 1893'), ('Reykjav\u{ED}k', 'Iceland', 52, NULL),
            ('Sonnblick', 'Austria', 3109, 'On the summit'), ('Valentia', 'Ireland', 9, NULL);

        CREATE TABLE readings (
            id INTEGER PRIMARY KEY,
            station INTEGER NOT NULL REFERENCES stations,
            time TEXT NOT NULL,
            temperature REAL,
            humidity INTEGER,
            note TEXT
        );
        WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(readingCount - 1))
        INSERT INTO readings (station, time, temperature, humidity, note)
        SELECT
            n % 8 + 1, strftime('%Y-%m-%d %H:%M', 1577836800 + n / 8 * 3600, 'unixepoch'),
            CASE WHEN n % 97 <> 5 THEN round(9 + 11 * sin(n / 8.0 / 1395) + (n * 7919 % 61) / 10.0 - 3, 1) END,
            35 + n * 104729 % 60, CASE WHEN n % 1009 = 3 THEN 'Calibrated' END
        FROM numbers;

        CREATE TABLE units (symbol TEXT PRIMARY KEY, quantity TEXT NOT NULL) WITHOUT ROWID;
        INSERT INTO units VALUES ('\u{B0}C', 'temperature'), ('%', 'humidity'), ('m', 'altitude');

        CREATE VIEW monthly_means AS
        SELECT name AS station, substr(time, 1, 7) AS month, round(avg(temperature), 2) AS mean, count(*) AS readings
        FROM readings JOIN stations ON stations.id = station GROUP BY station, month;
        """
    }
}
