import { Button } from '@payloadcms/ui'
import { type Label, label } from '../labels'
import './staff-sign-in.css'

const signIn = label('Vào bằng tài khoản nhân viên', 'Sign in as a member of staff')

const problems: Record<string, Label> = {
  failed: label(
    'Chưa đăng nhập được bằng tài khoản nhân viên. Hãy thử lại, hoặc dùng mật khẩu.',
    'The sign-in as a member of staff did not work. Try again, or use the password.',
  ),
  factor: label(
    'Tài khoản biên tập này có xác thực hai bước, tài khoản nhân viên thì chưa. Hãy bật ở trang vận hành, hoặc đăng nhập bằng mật khẩu và mã.',
    'This editor account has a second factor, the account of staff has none. Set one up in the back office, or sign in with the password and a code.',
  ),
  link: label(
    'Đã quá mười phút. Hãy vào lại bằng tài khoản nhân viên.',
    'Ten minutes have passed. Sign in as a member of staff again.',
  ),
}

interface StaffSignInProps {
  /** The parameter of the address after a way through the back office. */
  came: string | string[] | undefined
  language: keyof Label
  target: string
}

/** Leads through the back office to the linked editor's account. */
export function StaffSignIn({ came, language, target }: StaffSignInProps) {
  const problem = problems[String(came)]
  const url = `/api/users/staff-sign-in?redirect=${encodeURIComponent(target)}`
  return (
    <>
      {problem && <p role="alert">{problem[language]}</p>}
      <Button buttonStyle="secondary" className="staff-sign-in" el="anchor" size="large" url={url}>
        {signIn[language]}
      </Button>
    </>
  )
}
