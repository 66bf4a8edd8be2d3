/** The number of typos that are forgiven in a word of this length; none in a word with digits. */
export function typosAllowed(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0
  return term.length < 7 ? 1 : 2
}

/** Optimal string alignment distance. @returns some number above `most` when there are more typos than that */
export function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, beforeLast[j - 2]! + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return last[other.length]!
}
