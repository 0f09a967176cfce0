export { endMemberSession as POST } from '../../../../../../accounts/http/sessions'
