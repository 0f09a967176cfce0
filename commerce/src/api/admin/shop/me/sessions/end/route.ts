export { endStaffSession as POST } from '../../../../../../accounts/http/sessions'
