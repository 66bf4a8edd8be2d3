import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/browser/demo-template.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Deadlines only for what hangs: a busy machine may be ten times as slow as a quiet one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['./test/support/playwright-tally.ts']],
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
        // The browser reaches this machine, and nothing else.
        '--host-resolver-rules=MAP den.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
      chromiumSandbox: process.getuid?.() !== 0,
    },
    screenshot: 'only-on-failure',
  },
})
