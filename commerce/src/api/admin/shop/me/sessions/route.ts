export { listStaffSessions as GET } from '../../../../../accounts/http/sessions'
