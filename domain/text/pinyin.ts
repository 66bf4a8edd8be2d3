/** The first characters of each initial in the order of pinyin. No syllable begins with i, u or v. */
const FIRSTS = Array.from('阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨他穵夕丫帀')
const INITIALS = 'abcdefghjklmnopqrstwxyz'

let collator: Intl.Collator | undefined

/** The first letter of a Han character in pinyin; empty for anything else. Takes 30 microseconds. */
export function pinyinInitial(character: string): string {
  if (!/^\p{Script=Han}$/u.test(character)) return ''
  collator ??= new Intl.Collator('zh-Hans-u-co-pinyin')
  let low = 0
  for (let high = FIRSTS.length; high - low > 1; ) {
    const middle = (low + high) >> 1
    if (collator.compare(FIRSTS[middle]!, character) > 0) high = middle
    else low = middle
  }
  return INITIALS[low]!
}
