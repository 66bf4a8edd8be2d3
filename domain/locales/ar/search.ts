import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: 'فيلم، مخرج، سنة، كلمة',
  label: 'البحث في المدونة',
  hint: 'ضع الكلمات المتلازمة بين علامتي اقتباس: «البيت القديم المظلم».',
  none: 'لا شيء يتربص هنا باسم «{query}». كلمات أقل تعطي نتائج أكثر، وتكفي بداية الاسم.',
  posts: {
    zero: 'لا تدوينات فيها «{query}».',
    one: 'تدوينة واحدة فيها «{query}».',
    two: 'تدوينتان فيهما «{query}».',
    few: '{count} تدوينات فيها «{query}».',
    many: '{count} تدوينة فيها «{query}».',
    other: '{count} تدوينة فيها «{query}».',
  },
  results: {
    zero: 'لا نتائج للبحث عن «{query}».',
    one: 'نتيجة واحدة للبحث عن «{query}».',
    two: 'نتيجتان للبحث عن «{query}».',
    few: '{count} نتائج للبحث عن «{query}».',
    many: '{count} نتيجة للبحث عن «{query}».',
    other: '{count} نتيجة للبحث عن «{query}».',
  },
  manyPosts: {
    zero: 'لا تدوينات فيها «{query}».',
    one: 'أكثر من تدوينة فيها «{query}».',
    two: 'أكثر من تدوينتين فيها «{query}».',
    few: 'أكثر من {count} تدوينات فيها «{query}».',
    many: 'أكثر من {count} تدوينة فيها «{query}».',
    other: 'أكثر من {count} تدوينة فيها «{query}».',
  },
  manyResults: {
    zero: 'لا نتائج للبحث عن «{query}».',
    one: 'أكثر من نتيجة للبحث عن «{query}».',
    two: 'أكثر من نتيجتين للبحث عن «{query}».',
    few: 'أكثر من {count} نتائج للبحث عن «{query}».',
    many: 'أكثر من {count} نتيجة للبحث عن «{query}».',
    other: 'أكثر من {count} نتيجة للبحث عن «{query}».',
  },
  tooLong: 'أقصى طول للبحث {most} حرف، وطول هذا {length}.',
  tooOften: 'عمليات البحث كثيرة الآن. حاول مرة أخرى بعد دقيقة.',
  beyond: 'تنتهي النتائج قبل هذه الصفحة.',
  toFirst: 'العودة إلى النتائج الأولى',
  page: 'صفحة',
  back: 'السابق',
  more: 'المزيد',
} as const satisfies Translated<typeof en.search>
