export function filmName({ title, year }: { title: string; year: number }): string {
  return year > 0 ? `${title} (${year})` : title
}
