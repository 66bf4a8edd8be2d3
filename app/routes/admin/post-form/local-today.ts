/** The calendar day in the writer's time zone, which only the browser knows: `YYYY-MM-DD`. */
export function localToday(): string {
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
