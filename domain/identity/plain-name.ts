/** Whether a list can show the name of an administrator or a token in one line, as it stands: 1 to 100 characters. */
export function isPlainName(name: string): boolean {
  return name.trim() !== '' && name.length <= 100 && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)
}
