import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscription = {
  leaveEmpty: 'اترك هذا فارغًا',
  answerHint: 'رقمًا أو كلمة.',
  unmailed: 'لا تستطيع هذه المدونة إرسال البريد بعد. صاحبها يرى عنوان بريدك، والرابط لا يصلك إلا منه.',
  numbers:
    'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة أحد\u00a0عشر اثنا\u00a0عشر ثلاثة\u00a0عشر أربعة\u00a0عشر خمسة\u00a0عشر ستة\u00a0عشر سبعة\u00a0عشر ثمانية\u00a0عشر تسعة\u00a0عشر عشرون',
  questionPlus: 'كم يساوي {first} زائد {second}؟',
  questionMinus: 'كم يساوي {first} ناقص {second}؟',
  questionCinema: 'عدد أفلام المساء في السينما {first}، وعدد أفلام منتصف الليل {second}. فكم المجموع؟',
  questionDoors: 'عدد أبواب البيت القديم {first}، والمقفل منها {second}. فكم بابًا يمكن فتحه؟',
  questionLanterns: 'عدد الفوانيس المضاءة {first}، وما تطفئه الريح منها {second}. فكم فانوسًا يبقى مضاءً؟',
  questionRavens: 'عدد الغربان على السياج {first}، ثم حط معها {second}. فكم غرابًا على السياج الآن؟',
  questionCats: 'عدد القطط السوداء {second}. فكم عدد أرجلها كلها؟',
  questionNext: 'ما العدد الذي يلي {first} مباشرة؟',
  confirmScreen: 'تأكيد الاشتراك',
  oldLink: 'انتهت صلاحية هذا الرابط',
  oldLinkText: 'مضى عليه أكثر من أسبوع، أو حل محله رابط أحدث، أو سقط منه حرف في الطريق. اطلب رابطًا جديدًا.',
  unsubscribe: 'إلغاء الاشتراك',
  leaveHeading: 'إلغاء الاشتراك؟',
  leaveText: 'لن يصل شيء بعد الآن من {blogName} إلى {email}.',
  goneHeading: 'أُلغي الاشتراك',
  goneText: 'لن يصل شيء بعد الآن إلى {email}.',
  goneUndo: 'هل حدث ذلك سهوًا، أو فعله شخص آخر؟ يمكن التراجع عنه خلال عشر دقائق.',
  undo: 'تراجع',
  backHeading: 'ما زلت معنا',
  backText: 'ستصل التدوينات الجديدة كما كانت إلى {email}.',
  lateHeading: 'لم يعد التراجع ممكنًا',
  lateText: 'مضت أكثر من عشر دقائق. اشترك من جديد لتعود الرسائل.',
  brokenLink: 'هذا الرابط غير مكتمل',
  brokenLinkText: 'ربما سقط منه حرف في الطريق. افتح الرابط كاملًا من الرسالة، أو راسلنا على {contact}.',
} as const satisfies Translated<typeof en.subscription>
