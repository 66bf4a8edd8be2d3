/** A film as lists name it: with its year, where that is known. */
export function filmName({ title, year }: { title: string; year: number }): string {
  return year > 0 ? `${title} (${year})` : title
}
