import { cookiePolicy } from './cookie-policy.ts'
import { greetings } from './greetings.ts'
import { privacy } from './privacy.ts'
import { services } from './services.ts'
import { termsOfService } from './terms-of-service.ts'

export const uk = { greetings, termsOfService, privacy, cookiePolicy, services }
