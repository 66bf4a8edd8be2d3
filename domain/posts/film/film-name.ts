/** Title of a film, followed by its year in brackets where that is known (not 0). */
export function filmName({ title, year }: { title: string; year: number }): string {
  return year > 0 ? `${title} (${year})` : title
}
