/**
 * The successful result.
 * @throws {Error} with the whole result if it failed
 */
export function succeeded<Result extends { readonly ok: boolean }>(result: Result): Extract<Result, { ok: true }> {
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result as Extract<Result, { ok: true }>
}
