export { changeMember as POST, readMember as GET } from '../../../../accounts/http/profile'
