/** A second `--disable-features` replaces the first, so Playwright's own are among them. */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // Suggestions of the address bar: two pages of the browser's own that each context loads, 0.7 s of a core.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  // A process for each page to come.
  'SpareRendererForSitePerProcess',
]

/** Every browser of the tests has these, whether Playwright starts it or not. */
export const CHROMIUM_ARGUMENTS = [
  // A page of a test ends before code that V8 optimizes pays off: a tenth of the renderers' time.
  '--js-flags=--no-maglev --no-turbofan',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  // The browser reaches this machine, and nothing else.
  '--host-resolver-rules=MAP den.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]
