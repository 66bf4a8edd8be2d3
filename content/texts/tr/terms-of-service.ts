import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const termsOfService: PageText = {
  title: 'Kullanım koşulları',
  intro:
    'Bunlar, {siteUrl} adresindeki {blogName} blogunun ev kurallarıdır. Kurallar kısadır. Burada okuyan, abone olan ya da bize yazan herkes onları kabul eder.',
  parts: [
    {
      heading: 'Yazılar kime ait',
      text: `{blogName} blogundaki her metin, üstünde adı yazan kişiye aittir. Onu okuyabilir, kendiniz için yazdırabilir ve istediğiniz yerden ona bağlantı verebilirsiniz; sormanız gerekmez.

Kısa alıntılar yapabilirsiniz; yazarın adını ve alıntının geldiği sayfanın bağlantısını ekleyin. Bir metnin tamamını yeniden yayımlamak ya da çevirmek, satmak veya bir reklamda kullanmak isterseniz önce sorun.`,
    },
    {
      heading: 'Resimler ve filmler',
      text: `Resimler, altlarındaki satırda başka bir şey yazmadıkça, {blogName} blogu için yapılmış özgün çalışmalardır. Başka birinin adıyla yayımlanan bir resim o kişiye aittir; kullanmadan önce ona sormanız gerekir.

Hakkında yazdığımız filmler, adları, karakterleri ve markalarıyla birlikte, sahiplerine aittir. Onlarla bir bağımız yoktur. Bir şeyin hakları sizdeyse ve onu yanlış kullandığımızı düşünüyorsanız {contact} adresine yazın ve hangi sayfada olduğunu söyleyin.`,
    },
    {
      heading: 'Görüşler ve spoilerlar',
      text: `İnceleme, bir kişinin bir akşamki görüşüdür. Puanlar da görüştür. Yıllar, adlar ve filmde kimin ne yaptığı gibi bilgiler kontrol edilir, yanlış olduklarını söylediğinizde düzeltilir.

Filmin sonunu ele veren şeyleri gizlemeye çalışırız, ama filmleri bütünüyle ele alırız. Bazı sayfalar şiddeti ve korkuyu da anlatır, çünkü bunlar filmlerde vardır. Hiçbir şey bilmek istemiyorsanız önce filmi izleyin, sonra gelin.`,
    },
    {
      heading: 'Nasıl davranmalı',
      text: `- Siteye izinsiz girmeye, siteyi aşırı yüklemeye ya da sınırlamalarını aşmaya çalışmayın.
- Metinlerimizi kendinizin gibi göstermeyin.
- Size ait olmayan bir adresi abone yapmayın.
- Bize yazarken bir film hakkında dilediğiniz kadar kaba, insanlar hakkında ise kibar olun.

Burayı başkaları için kullanılmaz hâle getirenleri engelleyebiliriz.`,
    },
    {
      heading: 'Söz vermiyoruz',
      text: `Okumak ücretsizdir. {blogName} blogu olduğu gibi, garantisiz sunulur: yanılabilir, değişebilir ya da bir gece ulaşılamaz olabilir. Yasaların izin verdiği ölçüde, blogun kullanılmasından ya da denetimimizde olmayan başka bir siteye giden bir bağlantının izlenmesinden doğan zararlardan sorumlu değiliz. Buradaki hiçbir şey, yasaların size tanıdığı ve vazgeçilemeyecek hakları sınırlamaz.`,
    },
    {
      heading: 'Değişiklikler ve iletişim',
      text: `Bu koşullar değişirse yenileri bu sayfada yer alır ve o günden başlayarak geçerli olur. Verilerinize ne olduğu “Gizlilik” ve “Çerez politikası” sayfalarında yazılıdır. Başka her konu için {contact} adresine yazın.`,
    },
  ],
}
