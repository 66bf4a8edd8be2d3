import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: 'أهلًا بكم يا سكان العرين.',
  description: 'مراجعات وقوائم وتأملات في أفلام الرعب.',
  emptyFeedTitle: 'لا شيء يتربص هنا بعد',
  emptyFeedText: 'هنا ستظهر أول تدوينة.',
  missingPostTitle: 'لا تدوينة على هذا الرابط',
  missingPostText: 'ربما حُذفت، أو سقط حرف من الرابط في الطريق. أحدث التدوينات في الأسفل.',
  missingPageTitle: 'لا توجد صفحة كهذه',
  missingPageText: 'تنتهي التدوينات قبلها. عُد إلى الصفحة الأولى.',
  scale0: 'لا شيء فيه ينجح.',
  scale1: 'فظيع.',
  scale2: 'سيئ.',
  scale3: 'ضعيف.',
  scale4: 'دون المتوسط.',
  scale5: 'متوسط.',
  scale6: 'مقبول.',
  scale7: 'جيد.',
  scale8: 'جيد جدًا.',
  scale9: 'ممتاز.',
  scale10: 'استثنائي.',
} as const satisfies Translated<typeof en.defaults>
