package civitas.server.mail;

import civitas.server.Settings;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;

/** Hands letters over to the mail server. */
final class Mailer {

    private static final String TIMEOUT = "10000";

    private final Settings.Smtp smtp;
    private final String name;

    Mailer(Settings.Smtp smtp, Optional<URI> baseUrl) {
        this.smtp = smtp;
        name = name(baseUrl);
    }

    /** A letter to one reader. */
    record Letter(String to, String subject, String text, String stop) {}

    void send(Letter letter) throws MessagingException {
        MimeMessage message = new MimeMessage(session());
        message.setFrom(new InternetAddress(smtp.from()));
        message.setRecipient(Message.RecipientType.TO, new InternetAddress(letter.to));
        message.setSubject(letter.subject, StandardCharsets.UTF_8.name());
        message.setText(letter.text, StandardCharsets.UTF_8.name());
        message.setHeader("List-Unsubscribe", "<" + letter.stop + ">");
        message.setHeader("Auto-Submitted", "auto-generated");
        Transport.send(message);
    }

    /** Who we say we are: many mail servers do not believe a "localhost". */
    static String name(Optional<URI> baseUrl) {
        String host = baseUrl.map(URI::getHost).orElseGet(Mailer::machine);
        return host.matches("[\\d.]+") ? "[" + host + "]" : host;
    }

    private static String machine() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "[127.0.0.1]";
        }
    }

    private Session session() {
        Properties properties = new Properties();
        properties.put("mail.smtp.host", smtp.host());
        properties.put("mail.smtp.port", Integer.toString(smtp.port()));
        properties.put("mail.smtp.localhost", name);
        properties.put("mail.smtp.connectiontimeout", TIMEOUT);
        properties.put("mail.smtp.timeout", TIMEOUT);
        properties.put("mail.smtp.writetimeout", TIMEOUT);
        properties.put("mail.smtp.auth", Boolean.toString(!smtp.user().isEmpty()));
        switch (smtp.security()) {
            case NONE -> {}
            case STARTTLS -> {
                properties.put("mail.smtp.starttls.enable", "true");
                properties.put("mail.smtp.starttls.required", "true");
                properties.put("mail.smtp.ssl.checkserveridentity", "true");
            }
            case TLS -> {
                properties.put("mail.smtp.ssl.enable", "true");
                properties.put("mail.smtp.ssl.checkserveridentity", "true");
            }
        }
        return Session.getInstance(properties, new jakarta.mail.Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(smtp.user(), smtp.password());
            }
        });
    }
}
