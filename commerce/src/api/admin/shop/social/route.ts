export { bySocial as POST } from '../../../../accounts/http/sign-in'
