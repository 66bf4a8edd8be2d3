// Preloaded: the database cannot grow while a file of this name is in its folder. SQLite then fails as on a full disk.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** More than any database has; SQLite's own default. */
const PAGES_MAX = 4_294_967_294

const mark = join(process.env.DATA_DIR!, 'full-disk')
const { prepare } = DatabaseSync.prototype

DatabaseSync.prototype.prepare = function (sql, ...options) {
  const statement = prepare.call(this, sql, ...options)
  if (!/^begin/.test(sql)) return statement
  const { run } = statement
  statement.run = () => {
    const isFull = existsSync(mark)
    // Free pages would have room.
    if (isFull) this.exec('vacuum')
    // SQLite takes a limit below the present size as the present size.
    this.exec(`pragma max_page_count = ${isFull ? 1 : PAGES_MAX}`)
    return run.call(statement, {})
  }
  return statement
}
