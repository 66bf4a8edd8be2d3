import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const cookiePolicy: PageText = {
  title: 'Cookie政策',
  intro:
    'Cookie是网站留在你浏览器里的一张小纸条，之后的每次请求都会把它带回给网站。如果你只是阅读《{blogName}》，它一张也不留。所以也没有横幅来问你。',
  parts: [
    {
      heading: '如果你来阅读',
      text: `读者不会从 {siteUrl} 得到Cookie：没有用来跟踪的，没有用来做广告的，也没有用来统计的。用邮件订阅也不会设置Cookie。`,
    },
    {
      heading: '如果你掌管钥匙',
      text: `登录的管理员会得到三个Cookie。管理员要用的功能离不开它们，其他人都不会收到。

- 会话Cookie，表明登录的人是谁。脚本读不到它。退出登录后，或者14天没有使用，它就会失效。
- den_signed_in，一个可以读取的标记，让页面显示“退出登录”按钮。它不含任何秘密，打不开任何门，和会话一起失效。
- den_device，用来区分以前登录过的浏览器和猜密码的陌生人。它保存一年，不指明任何人。

通过OpenID提供方登录的人还会得到第四个，den_openid，它把去程和回程连在一起，保存十分钟。`,
    },
    {
      heading: '浏览器记住的内容',
      text: `你的两项选择会由浏览器记在本地存储里。那是一个只属于本站的抽屉。它们一直保存到你清除为止，从不发送给我们。

- den-theme：主题，在深色和浅色之间切换时记下
- den-limits：不想遇到的内容，在“我的底线”中选择时记下

它们是应你的要求才存在的，从中读不出别的任何东西。`,
    },
    {
      heading: '其他公司',
      text: `你阅读时，我们的页面不会向任何其他主机请求任何内容，所以没有别的公司能通过它们设置Cookie。${services.embedsInCookies}链接可能通往别的网站，到了那里，适用的就是它自己的规则。`,
    },
    {
      heading: '清除与拒绝',
      text: `你可以在浏览器的设置里删除Cookie和本地存储，只删本站的或全部删除都行，也可以完全拒绝它们。给读者看的每个页面都照常可用。只有你的选择会丢失，管理员则需要重新登录。

如果有哪里不清楚，请写信到 {contact}。`,
    },
  ],
}
