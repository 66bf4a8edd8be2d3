export interface LogoPicture {
  readonly src: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The logo of the blog, by theme; null where it is the drawn one. */
export type OwnLogo = {
  readonly dark: LogoPicture
  readonly light: LogoPicture
  readonly withName: boolean
} | null

/** The settings of the logo: addresses of pictures, or empty; and whether the name stands beside it. */
export interface LogoSettings {
  readonly logo: string
  readonly logoDark: string
  readonly logoWithName: boolean
}

/** @param find the picture at an address; undefined where none is stored */
export function ownLogo(settings: LogoSettings, find: (address: string) => LogoPicture | undefined): OwnLogo {
  const light = find(settings.logo) ?? find(settings.logoDark)
  const dark = find(settings.logoDark) ?? light
  return dark && light ? { dark: sized(dark), light: sized(light), withName: settings.logoWithName } : null
}

function sized({ src, width, height }: LogoPicture): LogoPicture {
  return { src, width, height }
}
