/** The middle one of an odd number of values. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/** The median of the ratios of two measurements of the same round. */
export function medianRatio(numbers: readonly number[], others: readonly number[]): number {
  return median(numbers.map((number, round) => number / others[round]!))
}

/**
 * Runs all measurements in turn in each round, so that other work of the machine affects all of them. Each round starts with
 * another measurement, since a machine may be faster after a pause.
 */
export async function alternate<Name extends string, Result>(
  rounds: number,
  measurements: Readonly<Record<Name, () => Promise<Result>>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(measurements) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>
  for (let round = 0; round < rounds; round++) for (const name of names) results[name].push(await measurements[name]())
  return results
}
