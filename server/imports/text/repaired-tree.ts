import { pictureReference } from './html-addresses.ts'
import { descendants } from './html-elements.ts'
import { attribute, type HtmlElement, type HtmlParent, isElement } from './html-tree.ts'
import { cutWords, namedWords } from './left-out.ts'

/** Characters and paragraphs of a form, of which more are a text: a note names no more words. */
const FORM_MAX = { characters: 300, paragraphs: 2 }
/** Parts that no form of a few fields has. */
const WRITTEN = ['blockquote', 'pre', 'figure', 'table', 'ol', 'h4', 'details']

/** Opens forms around a whole text, as some programs have them, so that their fields alone are left out. */
export function* openForms(parent: HtmlParent): Generator<string> {
  for (const node of parent.childNodes)
    if (isElement(node)) {
      const isText =
        node.tagName === 'form' &&
        (WRITTEN.some((name) => descendants(node, name).length > 0) ||
          descendants(node, 'p').length > FORM_MAX.paragraphs ||
          namedWords(node).length > FORM_MAX.characters)
      if (isText) {
        node.tagName = 'div'
        if (attribute(node, 'action')) yield `left out: an address of form: ${cutWords(attribute(node, 'action'))}`
      }
      yield* openForms(node)
    }
}

/**
 * Scripts that load pictures late keep the picture itself in `<noscript>`, behind a placeholder. It takes the place of one without
 * an address, is left out behind one with the same address, and else stands where it is.
 */
export function takePicturesOfNoscript(parent: HtmlParent): void {
  const children: HtmlParent['childNodes'] = []
  let before: HtmlElement | undefined
  let placeholder: HtmlElement | undefined
  for (const node of parent.childNodes) {
    if (!isElement(node) || node.tagName !== 'noscript') {
      children.push(node)
      if (!isElement(node)) continue
      takePicturesOfNoscript(node)
      before = node
      placeholder = undefined
      continue
    }
    const hidden = descendants(node, 'img')
    const [first] = hidden
    if (first) {
      // Searched once, however many elements follow it.
      if (before) placeholder = before.tagName === 'img' ? before : descendants(before, 'img').at(-1)
      before = undefined
      const reference = placeholder ? pictureReference(placeholder) : ''
      if (placeholder && (reference === '' || reference.startsWith('data:'))) placeholder.attrs = first.attrs
      else if (reference !== pictureReference(first))
        for (const picture of hidden.filter(isShown)) {
          picture.parentNode = parent
          children.push(picture)
        }
    }
    if (!first || !hidden.every(isShown)) children.push(node)
  }
  parent.childNodes = children
}

/** A picture of one pixel counts visits. */
export function isShown(picture: HtmlElement): boolean {
  return !['width', 'height'].every((name) => /^[01](?:px)?$/.test(attribute(picture, name).trim()))
}
