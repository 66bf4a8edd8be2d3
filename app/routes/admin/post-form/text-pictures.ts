import { useEffect, useMemo, useRef, useState } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { picturesIn } from '#domain/text/marked-blocks.ts'
import type { FormSection } from './form-values.ts'

/** `known`, and the pictures in the texts that are not saved with the post yet, measured by the browser. */
export function useTextPictures(
  sections: readonly FormSection[],
  known: ReadonlyMap<string, Picture>,
): ReadonlyMap<string, Picture> {
  const [found, setFound] = useState<readonly Picture[]>([])
  const asked = useRef(new Set<string>())
  const missing = sections
    .flatMap(({ sectionText }) => picturesIn(sectionText))
    .filter((address) => !known.has(address))

  // The effect depends on the addresses as a string, since the list is a new object after each keystroke.
  const wanted = [...new Set(missing)].join(' ')
  useEffect(() => {
    for (const address of wanted.split(' ').filter(Boolean)) {
      if (asked.current.has(address)) continue
      asked.current.add(address)
      measured(address).then(
        (picture) => setFound((before) => [...before, picture]),
        // There is no such picture, so the text shows as typed. The address is tried again when it is typed again.
        () => asked.current.delete(address),
      )
    }
  }, [wanted])

  return useMemo(() => new Map([...found.map((picture) => [picture.src, picture] as const), ...known]), [found, known])
}

/** @throws {Event} where there is no picture */
function measured(address: string): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => {
      const size = { width: image.naturalWidth, height: image.naturalHeight }
      resolve({ src: address, ...size, file: { ...size, byteLength: 0 }, colors: [] })
    }
    image.onerror = reject
    image.src = address
  })
}
