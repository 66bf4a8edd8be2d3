export const calls = {
  notConfirmed: '没有确认密码，所以什么也没做。你输入的内容还在。',
  noAnswer: '服务器没有回应。请检查网络后重试，什么也没丢。',
  lateAnswer: '服务器太久没有回应，你要的操作也许仍会完成。请重试，什么也没丢。',
  otherAnswer: '服务器的回应是{status}。',
} as const
