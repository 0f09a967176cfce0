export { listMemberSessions as GET } from '../../../../../accounts/http/sessions'
