import { ImportError } from '../imported-post.ts'

export type JsonPath = readonly (string | number)[]

/** What to do with a value: enter it and decide on each value in it, take it as a whole, or skip it. */
export type Decision = 'enter' | 'take' | 'skip'

interface JsonElement {
  readonly path: JsonPath
  readonly value: unknown
}

const VALUE_MAX = 20_000_000
const DEPTH_MAX = 100
const KEY_MAX = 10_000
/** Values and keys in one taken value. An empty list takes twenty times its characters in memory. */
const VALUES_MAX = 500_000

/**
 * The taken values of a JSON text that is too long to be read as a whole.
 * @param name of the file, for messages
 * @throws {ImportError} for what is no JSON, nests too deeply, or has a value of more than 20 MB or 500,000 values
 */
export async function* jsonElements(
  pieces: AsyncIterable<string>,
  name: string,
  decide: (path: JsonPath) => Decision,
): AsyncGenerator<JsonElement> {
  const scanner = new Scanner(name, decide)
  for await (const piece of pieces) yield* scanner.read(piece)
  yield* scanner.end()
}

interface Frame {
  readonly isList: boolean
  at: string | number
  isFirst: boolean
}

/** A key or a value that is being read, possibly over several pieces. */
interface Token {
  readonly kind: 'key' | 'value'
  readonly isTaken: boolean
  readonly parts: string[]
  length: number
  depth: number
  /** Values that it holds, all levels together. */
  values: number
  isInString: boolean
}

const IN_STRING = /["\\]/g
const OUT_OF_STRING = /["{}[\],]/g
const SCALAR_END = /[\s,\]}]/g

class Scanner {
  readonly #name: string
  readonly #decide: (path: JsonPath) => Decision
  readonly #frames: Frame[] = []
  #token: Token | null = null
  #isEscaped = false
  #expects: 'value' | 'key' | 'colon' | 'comma' | 'nothing' = 'value'

  constructor(name: string, decide: (path: JsonPath) => Decision) {
    this.#name = name
    this.#decide = decide
  }

  *read(piece: string): Generator<JsonElement> {
    let at = 0
    while (at < piece.length) {
      if (this.#token) {
        const end = this.#tokenEnd(piece, at, this.#token)
        this.#add(this.#token, piece.slice(at, Math.abs(end)))
        at = Math.abs(end)
        if (end < 0) continue
        yield* this.#finish(this.#token)
        continue
      }
      const character = piece[at]!
      if (character === '\ufeff' || /\s/.test(character)) at++
      else at = this.#structure(character, at)
    }
  }

  *end(): Generator<JsonElement> {
    if (this.#token && this.#token.depth === 0 && !this.#token.isInString) yield* this.#finish(this.#token)
    if (this.#token || this.#frames.length > 0 || this.#expects !== 'nothing') throw this.#broken('ends in the middle')
  }

  /** @returns where reading goes on; a token begins at its first character */
  #structure(character: string, at: number): number {
    const frame = this.#frames.at(-1)
    if (frame && (character === '}' || character === ']')) {
      if ((character === ']') !== frame.isList) throw this.#broken('is not closed as it was opened')
      const isEmpty = frame.isFirst && this.#expects === (frame.isList ? 'value' : 'key')
      if (this.#expects !== 'comma' && !isEmpty) throw this.#broken('is no JSON')
      this.#frames.pop()
      this.#afterValue()
      return at + 1
    }
    if (this.#expects === 'comma' && character === ',') {
      frame!.isFirst = false
      if (frame!.isList) (frame!.at as number)++
      this.#expects = frame!.isList ? 'value' : 'key'
      return at + 1
    }
    if (this.#expects === 'colon' && character === ':') {
      this.#expects = 'value'
      return at + 1
    }
    if (this.#expects === 'key' && character === '"') {
      this.#begin('key', true)
      return at
    }
    if (this.#expects !== 'value') throw this.#broken('is no JSON')
    return this.#value(character, at)
  }

  #value(character: string, at: number): number {
    const decision = this.#decide(this.#frames.map((frame) => frame.at))
    const isContainer = character === '{' || character === '['
    if (decision !== 'enter' || !isContainer) {
      this.#begin('value', decision === 'take')
      return at
    }
    if (this.#frames.length > DEPTH_MAX) throw this.#broken(`nests more than ${DEPTH_MAX} deep`)
    this.#frames.push({ isList: character === '[', at: character === '[' ? 0 : '', isFirst: true })
    this.#expects = character === '[' ? 'value' : 'key'
    return at + 1
  }

  #begin(kind: Token['kind'], isTaken: boolean): void {
    this.#token = { kind, isTaken, parts: [], length: 0, depth: 0, values: 0, isInString: false }
  }

  /** The end of the token in this piece; the length of the piece, negative, when it goes on in the next one. */
  #tokenEnd(piece: string, start: number, token: Token): number {
    let at = start
    if (token.length === 0) {
      const first = piece[at]!
      if (first === '{' || first === '[') token.depth = 1
      else if (first === '"') token.isInString = true
      else return this.#scalarEnd(piece, at)
      at++
    } else if (token.depth === 0 && !token.isInString) return this.#scalarEnd(piece, at)
    while (at < piece.length) {
      if (this.#isEscaped) {
        this.#isEscaped = false
        at++
        continue
      }
      const sought = token.isInString ? IN_STRING : OUT_OF_STRING
      sought.lastIndex = at
      const found = sought.exec(piece)
      if (!found) break
      at = found.index + 1
      if (found[0] === '\\') this.#isEscaped = true
      else if (found[0] === '"') token.isInString = !token.isInString
      else if (found[0] === '}' || found[0] === ']') token.depth--
      else {
        token.values++
        if (found[0] !== ',') token.depth++
      }
      if (token.isTaken && token.values > VALUES_MAX)
        throw this.#broken(`holds an entry of more than ${VALUES_MAX.toLocaleString('en')} values`)
      if (token.depth > DEPTH_MAX) throw this.#broken(`nests more than ${DEPTH_MAX} deep`)
      if (token.depth === 0 && !token.isInString) return at
    }
    return -piece.length
  }

  #scalarEnd(piece: string, at: number): number {
    SCALAR_END.lastIndex = at
    const found = SCALAR_END.exec(piece)
    if (found && found.index === at && this.#token!.length === 0) throw this.#broken('is no JSON')
    return found ? found.index : -piece.length
  }

  #add(token: Token, text: string): void {
    token.length += text.length
    if (!token.isTaken) return
    const [longest, problem] =
      token.kind === 'key'
        ? [KEY_MAX, 'holds a name that is too long']
        : [VALUE_MAX, 'holds an entry of more than 20 MB']
    if (token.length > longest) throw this.#broken(problem)
    token.parts.push(text)
  }

  *#finish(token: Token): Generator<JsonElement> {
    this.#token = null
    const value = token.isTaken ? this.#parsed(token.parts.join('')) : undefined
    if (token.kind === 'key') {
      this.#frames.at(-1)!.at = String(value)
      this.#expects = 'colon'
      return
    }
    const path = this.#frames.map((frame) => frame.at)
    this.#afterValue()
    if (token.isTaken) yield { path, value }
  }

  #afterValue(): void {
    this.#expects = this.#frames.length === 0 ? 'nothing' : 'comma'
  }

  #parsed(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw this.#broken('is no JSON')
    }
  }

  #broken(what: string): ImportError {
    const place = this.#frames.map((frame) => frame.at).join('.')
    return new ImportError(`${this.#name} ${what}.${place ? ` It is at ${place.slice(0, 100)}.` : ''}`)
  }
}
