/** Whether the name of an administrator, token or passkey fits one line of a list: 1 to 100 characters without control characters. */
export function isPlainName(name: string): boolean {
  return name.trim() !== '' && name.length <= 100 && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)
}
