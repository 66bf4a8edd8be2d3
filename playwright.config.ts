import { defineConfig } from '@playwright/test'

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

export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/browser/demo-template.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Deadlines only for what hangs: a busy machine may be ten times as slow as a quiet one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['./test/support/reporters/playwright-tally.ts']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
        // The browser reaches this machine, and nothing else.
        '--host-resolver-rules=MAP den.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
})
