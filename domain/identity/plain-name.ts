/** Whether a list can show the name of an administrator, a token or a passkey in one line: 1 to 100 characters without control characters. */
export function isPlainName(name: string): boolean {
  return name.trim() !== '' && name.length <= 100 && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)
}
