/** Where the message form stands; each desk leads to it. */
export const MESSAGE_FORM_ID = 'message';
