/** The database in `DATA_DIR`. */
export const SQLITE_FILE = 'den.sqlite'
