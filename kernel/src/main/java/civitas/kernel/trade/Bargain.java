package civitas.kernel.trade;

/** The terms of a deal as one side proposes them: an immutable value with sides for giving and asking. */
public interface Bargain {

    /** The seat that proposes. */
    int from();

    /** The seat it is proposed to. */
    int to();
}
