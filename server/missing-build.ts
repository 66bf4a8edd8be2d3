export class MissingBuildError extends Error {
  override readonly name = 'MissingBuildError'

  constructor() {
    super('The screens are not built. Build them: npm run build')
  }
}
