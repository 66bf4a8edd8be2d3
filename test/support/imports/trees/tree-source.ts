import fc from 'fast-check'

/** Words and addresses that no other part of a text has, in the order in which they are written. */
export class TreeSource {
  /** Numbers within words, addresses and names of films. */
  #count = 0
  #covers = 0
  #forms = 0

  word(): string {
    return `${this.#covers > 0 ? 'secret' : 'word'}${this.#next()}`
  }

  /** Writes what readers see only when they ask for it: its words begin otherwise. */
  covered(write: () => string): string {
    this.#covers++
    const text = write()
    this.#covers--
    return text
  }

  /** A form, or what is in it within another one, since browsers read none there. */
  form(write: (isInner: boolean) => string): string {
    const isInner = this.#forms > 0
    this.#forms++
    const text = write(isInner)
    this.#forms--
    return text
  }

  /** The last part of an address, also of a relative one. */
  page(): string {
    return `page${this.#next()}`
  }

  address(): string {
    return `https://old.example/${this.page()}`
  }

  /** As long as names of films at YouTube are. */
  film(): string {
    return `film${this.#next()}`.padEnd(11, '_')
  }

  /** What no reader sees. */
  label(): string {
    return `label${this.#next()}`
  }

  #next(): string {
    return `${this.#count++}x`
  }
}

export type Write = (source: TreeSource) => string

export const word = fc.constant<Write>((source) => source.word())

/** A part of a text that holds others. */
export function around(write: (inside: string, source: TreeSource) => string, inside: fc.Arbitrary<Write>) {
  return inside.map(
    (each): Write =>
      (source) =>
        write(each(source), source),
  )
}

export function written(write: Write): fc.Arbitrary<Write> {
  return fc.constant(write)
}

/** Several parts one after the other. @param between what stands between two */
export function several(
  part: fc.Arbitrary<Write>,
  between: fc.Arbitrary<string>,
  maxLength: number,
): fc.Arbitrary<Write> {
  return fc.array(fc.tuple(part, between), { minLength: 1, maxLength }).map(
    (parts): Write =>
      (source) =>
        parts.map(([write, after]) => write(source) + after).join(''),
  )
}
