/** A second `--disable-features` replaces the first, so Playwright's own features are included. */
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
  // Suggestions of the address bar: two internal pages that each context loads, 0.7 s of CPU time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  // A spare process for the next page.
  'SpareRendererForSitePerProcess',
]

/** Arguments of every browser of the tests, whether Playwright starts it or not. */
export const CHROMIUM_ARGUMENTS = [
  // Pages of tests are too short-lived for V8's optimizing compilers to pay off: a tenth of the renderers' time.
  '--js-flags=--no-maglev --no-turbofan',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  // The browser can reach this machine only.
  '--host-resolver-rules=MAP den.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]
