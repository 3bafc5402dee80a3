import type { LegalDocument } from '../document';

export const thirdPartiesEn: LegalDocument = {
  intro: [
    'This document supplements chapter 4 of the [privacy policy](privacyPolicy). It lists by category the third parties that take part in our services, what each is for, the personal data involved and how it is handled. To learn the names of those who handle your data, ask the Personal Data Protection Officer.',
  ],
  chapters: [
    {
      id: 'selection',
      title: 'How we choose third parties',
      plain: 'Each receives only the data its work needs, and is bound by contract.',
      body: [
        'Before we bring in a third party we ask three things: can we do it ourselves, can it be done without personal data, and can it be done in Hong Kong? Only where the first two are not possible does a third party process data for us, in Hong Kong wherever we can.',
        'As Data Protection Principles 2(3) and 4(2) require, our contracts prevent data processors from keeping data too long and guard it against unauthorised or accidental access, processing, erasure, loss or use. A data processor must:',
        [
          'process data only on our written instructions and for the purposes listed;',
          'not pass it on without consent, and then only on the same terms;',
          'apply proportionate security and report incidents at once;',
          'return or erase the data when its work is done, and accept inspection.',
        ],
      ],
    },
    {
      id: 'website',
      title: 'This website',
      plain: 'No third party receives data about you because you read this website.',
      body: [
        'Pages, fonts, pictures and videos come from us. No program for advertising, analytics or social platforms is loaded. The website is hosted in a data centre of our choice, whose operator provides only space, power and network.',
        'Links to other sites open only when you follow them, and those sites handle data under their own policies:',
        [
          'App stores and the beta invitation: downloading and updating the app.',
          'Social platforms and WeChat codes: following the company or contacting customer service.',
          'Exchanges, regulators and related sites: looking up public information.',
        ],
      ],
    },
    {
      id: 'categories',
      title: 'Categories and the data involved',
      plain: 'The table says who handles which data, and what for.',
      body: [
        'A “data processor” only processes data on our behalf. A “data user” controls it for its own purposes and under its own privacy policy.',
        {
          caption: 'Categories of third party in our services',
          head: ['Category', 'Purpose', 'Data involved', 'Role', 'Place'],
          brief: 2,
          rows: [
            [
              'Connected brokers',
              'Executing and settling orders, verifying clients',
              'Client number, order instructions, sign-in token',
              'Data user',
              'Where the broker is',
            ],
            [
              'Data centres',
              'Housing systems and backups',
              'All kinds, stored encrypted',
              'Data processor',
              'Hong Kong',
            ],
            [
              'Text message and e-mail delivery',
              'Sending codes, alerts and replies',
              'Mobile number or e-mail address, message',
              'Data processor',
              'Hong Kong and where the recipient is',
            ],
            [
              'Push notifications',
              'Delivering alerts to a device',
              'Push token, text of the alert',
              'Data user',
              'Where the maker of the system is',
            ],
            [
              'Fault diagnosis',
              'Finding out why the app stopped',
              'Device model, system version, fault record',
              'Data processor',
              'Hong Kong',
            ],
            [
              'Customer service systems',
              'Recording and following up enquiries',
              'Contact details, correspondence, call recordings',
              'Data processor',
              'Hong Kong and mainland China',
            ],
            [
              'Exchanges and data vendors',
              'Reporting subscribers of quote packages',
              'Type and number of users; registration data in an audit',
              'Data user',
              'The market concerned',
            ],
            [
              'Payment services',
              'Collecting fees for quote packages',
              'Order number, amount, result',
              'Data user',
              'Hong Kong',
            ],
          ],
        },
      ],
    },
    {
      id: 'components',
      title: 'Third-party components in the app',
      plain:
        'Each component works only while you use its function, and its permission can be switched off on your device.',
      body: [
        {
          caption: 'Components, permissions and how to do without',
          head: ['Component', 'Purpose', 'Permission', 'If switched off'],
          rows: [
            ['Push', 'Price alerts and trade reports', 'Notifications', 'Still to be read in the app'],
            [
              'Authentication',
              'Signing in by face or fingerprint',
              'Biometrics, checked by the device and never given to us',
              'Sign in by password',
            ],
            ['Code scanner', 'Signing in on another terminal by QR code', 'Camera', 'Sign in by verification code'],
            [
              'Sharing',
              'Sharing a chart with an app you choose',
              'Photos, only when saving a picture',
              'The link can still be copied',
            ],
            ['Fault diagnosis', 'Recording how the app stopped', 'None', 'Can be disabled in settings'],
          ],
        },
        'The app has no advertising component, does not read the advertising identifier and does not read your location in the background. If a version adds or drops a component, this document is updated.',
      ],
    },
    {
      id: 'choices',
      title: 'Your choices and questions',
      plain: 'You can switch off permissions, withdraw consent, or ask who holds your data.',
      body: [
        'You may switch off permissions on your device, disable fault diagnosis in the app, or withdraw consent to a disclosure. Some disclosures are part of a service, such as handing an order to your broker; once withdrawn, that function stops.',
        'How we deal with requests for access and correction is set out in chapter 6 of the [privacy policy](privacyPolicy#rights). For data that a third party holds as a data user, please ask it directly. If you do not know how to reach it, we can help.',
        'Call {phone} or write to {email}, marked “Personal Data Protection Officer”.',
      ],
    },
  ],
  versions: [
    {
      version: '1.0',
      updated: '2021-10-29',
      effective: '2021-11-01',
      note: 'Current and first version, taken out of the privacy policy.',
    },
  ],
};
