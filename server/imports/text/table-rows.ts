import { descendants, holdsStructure } from './html-elements.ts'
import { type HtmlElement, type HtmlNode, isElement } from './html-tree.ts'

interface TableParts {
  readonly captions: readonly HtmlElement[]
  readonly rows: readonly (readonly HtmlElement[])[]
  /** Whether a cell holds blocks, as in a table that only places things beside each other. */
  readonly isLayout: boolean
}

export function tableParts(table: HtmlElement): TableParts {
  const captions = table.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'caption')
  const rows = descendants(table, 'tr').map((row) =>
    row.childNodes.filter((node): node is HtmlElement => isElement(node) && /^t[dh]$/.test(node.tagName)),
  )
  return { captions, rows, isLayout: rows.flat().some(holdsStructure) }
}

/** A line of text for each row, without empty cells and rows. @param line the text of the nodes of a cell */
export function rowLines(rows: TableParts['rows'], line: (nodes: readonly HtmlNode[]) => string): string {
  const lines = rows.map((cells) =>
    cells
      .map((cell) => line(cell.childNodes))
      .filter(Boolean)
      .join(' – '),
  )
  return lines.filter(Boolean).join('\n')
}
