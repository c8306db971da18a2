import * as Menu from '@radix-ui/react-dropdown-menu'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check, CircleUserRound, LogOut, MonitorX } from 'lucide-react'
import { sessionQuery, type SignOutOf, useSignOut } from '../session/session.ts'
import { IconButton } from '../ui/controls/button.tsx'
import menu from './account-menu.module.css'
import { words } from '../ui/text/words.ts'
import { THEMES, useTheme } from './theme.ts'

export function AccountMenu() {
  const { data: session } = useSuspenseQuery(sessionQuery)
  const [theme, chooseTheme] = useTheme()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const leave = (of: SignOutOf) => {
    const elsewhere = session?.sign_out_url
    // Otherwise the organization's sign-in service would let the next person in without asking.
    const goOn = () => (elsewhere ? window.location.assign(elsewhere) : void navigate({ to: '/sign-in' }))
    signOut.mutate(of, { onSettled: goOn })
  }
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <IconButton label="Account and appearance">
          <CircleUserRound aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={menu.menu} align="end" sideOffset={6}>
          <Menu.Label className={menu.label}>{session?.user.email}</Menu.Label>
          <Menu.Separator className={menu.line} />
          <Menu.Label className={menu.label}>Appearance</Menu.Label>
          <Menu.RadioGroup value={theme}>
            {THEMES.map((each) => (
              <Menu.RadioItem key={each} className={menu.item} value={each} onSelect={() => chooseTheme(each)}>
                {words(each)}
                <Menu.ItemIndicator asChild>
                  <Check aria-hidden />
                </Menu.ItemIndicator>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Separator className={menu.line} />
          <Menu.Item className={menu.item} onSelect={() => leave('here')}>
            <LogOut aria-hidden />
            Sign out
          </Menu.Item>
          <Menu.Item className={menu.item} onSelect={() => leave('everywhere')}>
            <MonitorX aria-hidden />
            Sign out everywhere
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}
