export const seoFields = {
  title: 'العنوان لمحركات البحث',
  description: 'الوصف لمحركات البحث',
  canonical: 'الرابط الأصلي',
  noindex: 'حجب عن محركات البحث',
  picture: 'صورة الروابط المشاركة',
} as const
