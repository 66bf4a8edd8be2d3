import { MarkHelp, Signs } from '../../../ui/marked-text/mark-help.tsx'

const NAMES = [
  { sign: '{blogName}', meaning: 'the name of the blog' },
  { sign: '{contact}', meaning: 'the contact address' },
  { sign: '{siteUrl}', meaning: 'the address of this site' },
] as const

export function TextHelp() {
  return (
    <details className="text-help">
      <summary>Formatting help</summary>
      <p>Names in braces are filled in wherever they stand:</p>
      <Signs signs={NAMES} />
      <p>In long texts you can use these marks:</p>
      <MarkHelp />
    </details>
  )
}
