/**
 * A result that succeeded.
 * @throws {Error} with all that it says where it did not
 */
export function succeeded<Result extends { readonly ok: boolean }>(result: Result): Extract<Result, { ok: true }> {
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result as Extract<Result, { ok: true }>
}
