import type { Calls } from './call.ts'

export const readers: Calls = {
  'GET /api/captcha': {
    id: 'readCaptcha',
    access: 'everybody',
    summary: 'A captcha for one subscription',
    description:
      'By default a proof of work (ALTCHA, PBKDF2/SHA-256), which a program can solve, too. Of a hosted captcha: the site key and the script that shows it.',
    answer: {
      description: 'What is to be solved, within five minutes',
      schema: 'CaptchaChallenge',
      example: {
        provider: 'altcha',
        parameters: {
          algorithm: 'PBKDF2/SHA-256',
          nonce: '3c1f2a9b7d5e4f60812c3d4e5f6a7b8c',
          salt: '9f8e7d6c5b4a39281706f5e4d3c2b1a0',
          cost: 1000,
          keyLength: 32,
          keyPrefix: '5e0c8a1f3b7d92641c0e8f7a6b5d4c3e',
          keySignature: '0f3a6c9d2e5b8174a7d0c3f6e9b2851407dacf1e3b6d90528cbf4e7a1d2c5b80',
          expiresAt: 1793477700,
        },
        signature: '71c4e0b9d2a58f36c1e7b4a09d5f82637e1c4b0a9d8f5e2c3b6a7d4f1e0c9b85',
      },
    },
    refusals: { 503: 'The captcha has no site key' },
  },
  'POST /api/subscriptions': {
    id: 'subscribe',
    access: 'everybody',
    summary: 'Asks for the newsletter; the address has to be confirmed by a mailed link',
    description:
      '`captcha` is the solved captcha, as its widget gives it. The answer does not tell whether the address is known.',
    body: {
      schema: 'SubscriptionCall',
      example: { to_email: 'reader@den.example', captcha: 'eyJjaGFsbGVuZ2UiOnsi…', source: 'footer' },
    },
    answer: {
      status: 202,
      description: 'The mail was sent, waits to be sent, or is kept for administrators while there is no mail server',
      schema: 'SubscriptionAnswer',
      example: {
        detail: 'Subscribed Successfully. Check your email',
        note: 'This blog cannot send mail yet. Its owner sees your address, and has to pass the link on to you.',
      },
    },
    refusals: { 503: 'The mail server refused; the request is kept and the mail is sent later' },
  },
  'POST /api/screen-views': {
    id: 'countScreenView',
    access: 'everybody',
    summary: 'Says that a screen was shown',
    description:
      'The beacon of the pages, sent as text/plain or application/json in at most 1,024 bytes. What cannot be counted is ignored.',
    body: {
      schema: 'ScreenView',
      example: { path: '/greetings', referrer: 'https://search.example/' },
      isLenient: true,
    },
  },
  'POST /api/policy-reports': {
    id: 'reportPolicyViolation',
    access: 'everybody',
    summary: 'Reports what the Content-Security-Policy of the admin area refused',
    description:
      'Sent by browsers as application/csp-report, in at most 8,192 bytes. What is not about a screen of the admin area, or is more than a few reports a minute, is ignored.',
    body: {
      schema: 'PolicyReport',
      example: {
        'csp-report': {
          'document-uri': 'https://den.example/admin/posts',
          'blocked-uri': 'https://elsewhere.example',
          'effective-directive': 'script-src-elem',
        },
      },
      isLenient: true,
    },
  },
  'GET /api/openapi.json': {
    id: 'readOpenApi',
    access: 'everybody',
    summary: 'This document',
    answer: { description: 'OpenAPI 3.1', schema: 'OpenApi' },
  },
  'GET /v1/projects': {
    id: 'readProjects',
    access: 'everybody',
    summary: 'From which hosts signing in is allowed',
    answer: {
      description: 'Their names',
      schema: 'Projects',
      example: { projectId: 'den', authorizedDomains: ['den.example'] },
    },
  },
}
