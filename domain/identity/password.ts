export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128
/** The maximum length in UTF-16 units: a character has one or two of them. */
const PASSWORD_MAX_UNITS = 2 * PASSWORD_MAX_LENGTH

export const GUESSED_FIRST = 'This password is one of those that are guessed first.'

/** Characters that a password needs besides a known word. */
const UNKNOWN_AT_LEAST = 5

/** Words that attackers try first, in lower case. Added digits and signs, or look-alike characters in them, do not make them acceptable. */
const KNOWN_WORDS = [
  'password passwort passwd motdepasse contrasena senha parola password qwertyuiop qwertzuiop qwerty qwertz azerty asdfghjkl',
  'asdfgh zxcvbnm zxcvbn letmein welcome welcom admin administrator iloveyou loveyou iloveu lovely princess sunshine monkey',
  'dragon football baseball basketball soccer hockey master superman batman spiderman pokemon starwars trustno shadow michael',
  'jennifer jessica ashley daniel charlie thomas jordan hunter ranger harley andrea andrew joshua nicole matthew michelle',
  'robert george amanda anthony killer pepper ginger cookie cheese chocolate butterfly flower summer winter spring autumn',
  'freedom whatever computer internet samsung liverpool chelsea arsenal barcelona ferrari mercedes corvette mustang yankees',
  'cowboys eagles steelers lakers tigger bailey buster purple orange silver golden diamond secret access login default changeme',
  'changeit changethis temporary temp test testing tester guest user root system server service public private mypass mypassword',
  'letmeinnow opensesame abcdefgh abcdef abcd hello helloworld google facebook linkedin twitter iphone android microsoft',
  'windows linux ubuntu horror halloween friday zombie vampire blood demon ghost devil scream freddy jason michaelmyers',
]
  .join(' ')
  .split(' ')

const KEYBOARD = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
]

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Null when it is accepted. Length counts in characters. @param ownWords what belongs to the site or person: its name, e-mail */
export function passwordProblem(password: string, ownWords: readonly string[]): string | null {
  if (isTooLong(password)) return `A password may have at most ${PASSWORD_MAX_LENGTH} characters.`
  if (lengthOf(password) < PASSWORD_MIN_LENGTH) return `A password needs at least ${PASSWORD_MIN_LENGTH} characters.`
  const plain = password.toLowerCase()
  const undisguised = plain.replace(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign]!)
  const own = ownWords.flatMap(wordsOf)
  const spellings = [plain, undisguised]
  if (spellings.some((spelling) => isMadeOf(spelling, KNOWN_WORDS))) return GUESSED_FIRST
  if (spellings.some((spelling) => isMadeOf(spelling, [...KNOWN_WORDS, ...own])))
    return 'This password is little more than the name of the site or of its keeper.'
  return null
}

/** The one form in which a password is hashed: keyboards write the same accented letter in two ways. */
export function storedForm(password: string): string {
  return password.normalize('NFC')
}

/** No account has such a password; it need not be hashed to know that. */
export function isTooLong(password: string): boolean {
  return password.length > PASSWORD_MAX_UNITS || lengthOf(password) > PASSWORD_MAX_LENGTH
}

function lengthOf(password: string): number {
  return [...storedForm(password)].length
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [...words, words.join('')].filter((word) => word.length > 2)
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  let rest = password
  for (const word of words.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(word, '')
  const isWhole = rest === password
  return isTrivial(rest) || (!isWhole && [...rest].length < UNKNOWN_AT_LEAST)
}

/** One or two characters over and over, a short piece over and over, or a run along the keyboard or the alphabet. */
function isTrivial(text: string): boolean {
  if (new Set(text).size <= 2) return true
  if (/^(.{1,4})\1+$/su.test(text)) return true
  return KEYBOARD.some((row) => {
    const endless = row + row
    return endless.includes(text) || [...endless].reverse().join('').includes(text)
  })
}
