export { changeBlocked as POST } from '../../../../../../accounts/http/people'
