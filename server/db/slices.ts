/** Runs one part of a long piece of work; `server/concurrency/cooperative-scheduler.ts` gives each a turn of the event loop. */
export interface Slices {
  run<T>(slice: () => Promise<T>): Promise<T>
}

/** For callers that block no requests: commands, tests. */
export const unsliced: Slices = { run: (slice) => slice() }

/** @param read gives the rows after a key, or the first ones; `last` is undefined at the end of the list */
export async function readInSlices<Row, Key>(
  slices: Slices,
  read: (after: Key | undefined) => Promise<{ readonly rows: readonly Row[]; readonly last: Key | undefined }>,
): Promise<Row[]> {
  const all: Row[] = []
  let after: Key | undefined
  do {
    const { rows, last } = await slices.run(() => read(after))
    all.push(...rows)
    after = last
  } while (after !== undefined)
  return all
}
