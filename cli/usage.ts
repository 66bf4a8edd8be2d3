/** What each command takes, for whoever asks or gets it wrong. */
export const ADMIN_USAGE = `den admin create [--email <address>] [--name <name>]   make an administrator; asks for the password
den admin reset-password [--email <address>]           give one a new password, and sign them out everywhere
den admin remove --email <address>                     take one away; ends all invitations as well
den admin list                                         say who there is
den admin link                                         print a new set-up link, while there is nobody

Where no terminal asks, --email has to be there, and the password is the first line of standard input.
`

export const TOKEN_USAGE = `den token create [--email <address>] [--name <what for>]   make a token for a program, and show it once
den token list                                            say which there are
den token revoke <id>                                     make one useless
`

export const DEMO_USAGE = `den demo remove   delete the demo posts that nobody changed
`

export function asksForHelp(args: readonly string[]): boolean {
  return args[0] === 'help' || args.includes('--help') || args.includes('-h')
}
